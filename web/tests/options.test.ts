import { render, screen } from '@testing-library/svelte'
import { expect, test } from 'vitest'
import Options from '../src/parts/Options.svelte'

test('every pace of the NPC’s steps has a name of its own', () => {
  render(Options)
  const paces = [...screen.getByLabelText<HTMLSelectElement>('The NPC’s steps').options]
  expect(paces.map((one) => one.textContent)).toEqual(['not told', 'quick', 'normal', 'slow'])
})
