// What is wrong with the board as it is laid out now: a list of sentences, empty if everything fits.
() => {
  const wrong = []
  const all = (what) => [...document.querySelectorAll(what)].filter((one) => one.checkVisibility({ visibilityProperty: true }) && one.getBoundingClientRect().height)
  const box = (one) => one.getBoundingClientRect()
  const called = (one) => `${one.className.baseVal ?? one.className} ${one.getAttribute('aria-label') ?? one.innerText ?? ''}`.slice(0, 70)
  const apart = (a, b, by = 2) => a.right <= b.left + by || b.right <= a.left + by || a.bottom <= b.top + by || b.bottom <= a.top + by
  const within = (a, b, by = 2) => a.left >= b.left - by && a.right <= b.right + by && a.top >= b.top - by && a.bottom <= b.bottom + by
  const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight }
  const page = document.documentElement
  if (page.scrollWidth > innerWidth || page.scrollHeight > innerHeight + 1) wrong.push(`the page scrolls: ${page.scrollWidth} × ${page.scrollHeight}`)
  const regions = all('.bar, .lanes, .question, #hand, .dock .left, .talks, .above')
  for (const one of regions) if (!within(box(one), screen)) wrong.push(`beyond the screen: ${called(one)}`)
  regions.forEach((one, i) => regions.slice(i + 1).forEach((other) => {
    if (!one.contains(other) && !other.contains(one) && !apart(box(one), box(other))) wrong.push(`${called(one)} overlaps ${called(other)}`)
  }))
  const things = all('.lanes .unit, .lanes .place, .lanes .strip, .lanes .across, .lanes .mine, .lanes .front b, .lanes .place:not(.low) .what, .lanes .place:not(.low) .flag, .lanes .place .text, .lanes .across .who > *, .lanes .pile')
  for (const one of things) {
    for (let up = one.parentElement; up && up !== document.body; up = up.parentElement) {
      if (getComputedStyle(up).overflow !== 'visible' && !within(box(one), box(up))) { wrong.push(`clipped: ${called(one)} in ${called(up)}`); break }
    }
    if (!within(box(one), screen)) wrong.push(`beyond the screen: ${called(one)}`)
  }
  for (const one of all('.lanes .unit')) {
    const place = one.closest('.place')
    if (!within(box(one), box(place), 3)) wrong.push(`outside its place: ${called(one)} in ${called(place)}`)
  }
  const solid = all('.lanes .unit, .lanes .place:not(.low) .what, .lanes .place .text, .lanes .front b, .lanes .flag, .lanes .across .who > *, .lanes .pile')
  solid.forEach((one, i) => solid.slice(i + 1).forEach((other) => {
    if (!apart(box(one), box(other), 3)) wrong.push(`${called(one)} overlaps ${called(other)}`)
  }))
  for (const one of all('.lanes .unit, .lanes .place:not(.low) .title, .lanes .strip, .option, .tools button, .dock .left button')) {
    const b = box(one)
    const at = one.matches('.band .title') ? [b.left + 20, b.top + 12] : [b.left + b.width / 2, b.top + b.height / 2]
    const seen = document.elementFromPoint(...at)
    if (!seen || !(one.contains(seen) || seen.contains(one))) wrong.push(`covered: ${called(one)} by ${seen && called(seen)}`)
  }
  const text = 'p *, .line *, .title .clause, a.clause'
  for (const one of all('button, a[href], select, summary, input')) {
    if (one.matches(text) || one.closest('#hand .fan')) continue
    const b = box(one)
    if (b.width < 43.5 || b.height < 43.5) wrong.push(`too small: ${called(one)} ${Math.round(b.width)} × ${Math.round(b.height)}`)
  }
  const cards = all('#hand .at')
  const opens = document.querySelector('#hand .opens')
  if (!opens) cards.forEach((one, i) => {
    const next = cards[i + 1]
    const free = next ? next.offsetLeft - one.offsetLeft : one.offsetWidth
    if (free < 43.5) wrong.push(`too little of a card in hand: ${Math.round(free)}`)
    if (!within(box(one), screen, 30)) wrong.push(`a card in hand beyond the screen: ${called(one)}`)
  })
  const hand = box(document.querySelector('#hand'))
  for (const one of cards) if (one.offsetLeft < 0 || one.offsetLeft + one.offsetWidth > hand.width + 1) wrong.push('a card in hand is cut')
  for (const one of all('.front b, .flag, .stake, .now, .points, .option > span, .strip .status')) {
    if (one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).overflow !== 'visible') wrong.push(`words are cut: ${called(one)}`)
  }
  for (const one of all('.question:not(.middle) .title')) {
    const b = box(one)
    if (b.height > 90 && b.width < 0.6 * box(one.closest('.question')).width) wrong.push(`a question in a narrow column: ${Math.round(b.width)} × ${Math.round(b.height)}`)
  }
  return [...new Set(wrong)]
}
