import type { LessonSeen } from '../contract'
import { api } from './api'
import { forgetRoom, keep, keepRoom, recall, room as kept, rooms } from './kept'
import { route } from './route.svelte'
import { settings } from './settings.svelte'
import { t, words } from './words.svelte'

/** Which lessons somebody has done in this browser. */
class Learning {
  done = $state.raw<readonly string[]>(recall('lessons', []))

  finish(id: string): void {
    if (this.done.includes(id)) return
    this.done = [...this.done, id]
    keep('lessons', this.done)
  }
}

export const learning = new Learning()

/** A room for this lesson; those of lessons before it are not needed any more. */
export async function begin(id: string): Promise<void> {
  const seats = [{ kind: 'here' as const, name: settings.all.name, deck: 'Garen with gear' }]
  const made = await api.create({ mode: 'lanes', seats, lesson: id, lang: words.lang })
  for (const old of rooms().filter((one) => one.lesson)) {
    void api.remove(old.room, old.host).catch(() => undefined)
    forgetRoom(old.room)
  }
  keepRoom({ ...made, title: t('learn'), touched: Date.now(), over: false, lesson: true })
  route.go('room', made.room)
}

/** The same lesson again, or another, in the same room. */
export async function again(room: string, lesson: LessonSeen['id']): Promise<void> {
  await api.rematch(room, { lesson }, kept(room)?.host ?? '')
}
