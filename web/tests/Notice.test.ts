import { render } from '@testing-library/svelte'
import { expect, test } from 'vitest'
import Notice from '../src/parts/Notice.svelte'

test('what fails for the same reason stands together, and the reason is said once', () => {
  const no = (what: string, reason: string, clause = 'CR 191.3') => ({ what, reason, clause, possible: false })
  const lines = [no('move there', 'It is not yours.'), no('use it', 'It is exhausted.'), no('move here', 'It is not yours.'), { what: 'look', reason: '', clause: '', possible: true }, { what: 'wait', reason: '', clause: '', possible: true }]
  render(Notice, { notice: { text: '', clause: '', lines }, close: () => {} })
  const said = [...document.querySelectorAll('.line')].map((one) => ({ what: [...one.querySelectorAll('b')].map((wish) => wish.textContent), why: one.querySelector('.reason')?.textContent?.trim() }))
  expect(said).toEqual([
    { what: ['move there', 'move here'], why: 'It is not yours. CR 191.3' },
    { what: ['use it'], why: 'It is exhausted. CR 191.3' },
    { what: ['look'], why: undefined },
    { what: ['wait'], why: undefined },
  ])
})
