import { isDeepStrictEqual } from 'node:util'
import { effectsOf } from '@kit/calls'
import { both, changes, entered, left, not, stayed } from '@kit/conditions'
import type { Laws, Moment } from '@kit/laws'
import { after, all, cites, during, iff, only } from '@kit/vocabulary'
import type { utilitiesMachine } from '@machines/home/utilities/machine'
import type { VisibleUtility } from '@rules/home/visibleUtilities'
import { crashLaws, invalidationLaws } from '../kernel/shared.laws'

type Step = Moment<typeof utilitiesMachine>

const emitted = ({ sent }: Step, src: string) =>
  sent.filter((each) => each.src === src).map(({ event }) => event)
/** The pressed utility, if one can be pressed. */
const isPressed = after('utility.pressed').from('browsing')
const pressed = (step: Step) => (isPressed(step) ? (step.event?.utility as VisibleUtility) : null)
const isClosed = (utility: VisibleUtility | null) =>
  utility !== null && ['signInRequired', 'mobileOnly'].includes(utility.target.kind)

/** docs/behaviour.md#utilities and #full-screen-frame. */
export const utilitiesLaws: Laws<typeof utilitiesMachine> = {
  'only a utility that cannot open here shows why': cites(
    [
      'native only | "mobile only"',
      'needs a sign-in, in guest or maintenance mode | "sign in required"',
    ],
    all(
      iff(entered('explaining'), (step: Step) => isClosed(pressed(step))),
      after('dialog.closed').never('explaining'),
      only(left('explaining')).after('dialog.closed'),
    ),
  ),
  'the explained utility is the latest one pressed': cites(
    'needs a sign-in, in guest or maintenance mode | "sign in required"',
    all(
      during(not('explaining')).always(({ after: { context } }: Step) => context.pressed === null),
      during(both('explaining', isPressed)).always(
        ({ event, after: { context } }: Step) => context.pressed === event?.utility,
      ),
      during(stayed('explaining')).never(
        changes<typeof utilitiesMachine>(({ context }) => context.pressed),
      ),
    ),
  ),
  'a press opens a utility once, in the frame or at its target, unless it cannot open': cites(
    'listed in excludedNames, or the URL starts with one of excludedUrlPrefixes | hidden',
    (step) => {
      const utility = pressed(step)
      const isFramed = utility?.target.kind === 'frame'
      const opened = effectsOf(step, 'openUtility')
      const isElsewhere = utility !== null && !isFramed && !isClosed(utility)
      return (
        isDeepStrictEqual(
          opened.map((event) => event.utility as unknown),
          isElsewhere ? [utility] : [],
        ) &&
        isDeepStrictEqual(
          emitted(step, 'embeddedPage'),
          utility?.target.kind === 'frame'
            ? [
                {
                  type: 'embeddedPage.opened',
                  page: { href: utility.target.url, title: utility.text },
                },
              ]
            : [],
        )
      )
    },
  ),
  'every press is counted once': (step) => {
    const counted = effectsOf(step, 'trackUtility')
    const utility = pressed(step)
    return isDeepStrictEqual(
      counted.map((event) => event.utility as unknown),
      utility === null ? [] : [utility],
    )
  },
  ...invalidationLaws(['list'], after('request.invalidated')),
  ...crashLaws('list'),
}
