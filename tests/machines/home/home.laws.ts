import { isDeepStrictEqual } from 'node:util'
import { effectsOf, hasFailed, isCalling } from '@kit/calls'
import type { Laws, Moment } from '@kit/laws'
import type { homeMachine } from '@machines/home/home/machine'

type Step = Moment<typeof homeMachine>

const reads = ['promoted', 'tags', 'discover', 'spotlight'] as const
const parts = [...reads, 'utilities'] as const

/** The messages of the step; a part that has broken, which is a defect, hears nothing any more. */
const heardBy = ({ sent }: Step, src: string) =>
  sent.filter((each) => each.src === src).map(({ event }) => event)
const isTold = (step: Step, part: string, type: string | null) =>
  isDeepStrictEqual(
    heardBy(step, part),
    type === null || !isCalling(step.after, part) ? [] : [{ type }],
  )

/** docs/behaviour.md#home. */
export const homeLaws: Laws<typeof homeMachine> = {
  'the home of a building stays the one of that building and language': ({ before, after }) =>
    before === null ||
    (['buildingUuid', 'lang', 'mode'] as const).every(
      (name) => after.context[name] === before.context[name],
    ),
  'every part is read from the start on': ({ before, after }) =>
    before !== null || parts.every((part) => isCalling(after, part)),
  'a part is asked for again exactly when somebody wants it, and no other part with it': (step) => {
    const { event } = step
    return reads.every((part) => {
      const isRetried = event?.type === 'part.retried' && event.part === part
      const isAsked = isRetried || event?.type === 'page.returned'
      return isTold(step, part, isAsked ? 'request.invalidated' : null)
    })
  },
  'whoever comes back gets news of the utilities too': (step) =>
    isTold(step, 'utilities', step.event?.type === 'page.returned' ? 'page.returned' : null),
  'the tab that was chosen last is the chosen one, in its own part only': ({
    before,
    event,
    after,
  }) => {
    const was = before?.context.tabs ?? { discover: null, spotlight: null }
    const chosen = event?.type === 'tab.chosen' ? { [event.part as string]: event.uuid } : {}
    return isDeepStrictEqual(after.context.tabs, { ...was, ...chosen })
  },
  'the promoted item that was chosen last is the one on show': ({ before, event, after }) =>
    after.context.promoted ===
    (event?.type === 'promoted.chosen' ? event.uuid : (before?.context.promoted ?? null)),
  'a press on a tag filters by it, and another press no more': ({ before, event, after }) => {
    const tags = new Set(before?.context.tags)
    if (event?.type === 'tag.toggled') {
      const tag = event.tag as string
      if (!tags.delete(tag)) tags.add(tag)
    }
    return isDeepStrictEqual(new Set(after.context.tags), tags)
  },
  'a category that was opened stays open, and no other is': ({ before, event, after }) => {
    const open = new Set(before?.context.opened)
    if (event?.type === 'category.opened') open.add(event.uuid)
    return isDeepStrictEqual(new Set(after.context.opened), open)
  },
  'each look at the home, each opened item and each broken part is told once': (step) => {
    const { before, event } = step
    const broken = parts.find((part) => hasFailed(event, part))
    const told = []
    if (before === null || event?.type === 'page.returned') told.push({ type: 'trackImpression' })
    if (event?.type === 'content.pressed') {
      told.push({ type: 'trackContent', contentType: event.contentType })
    }
    if (broken !== undefined) told.push({ type: 'reportBroken', part: broken })
    return isDeepStrictEqual(
      effectsOf(step).map(({ type, part, contentType }) => ({
        type,
        ...(part !== undefined && { part }),
        ...(contentType !== undefined && { contentType }),
      })),
      told,
    )
  },
}
