import { effectsOf, endsWithin } from '@kit/calls'
import { both, changes, done, either, failed, left, not, started, timedOut } from '@kit/conditions'
import type { Laws, Moment } from '@kit/laws'
import { after, all, cites, during, iff, once, only, runs } from '@kit/vocabulary'
import type { chunkRecoveryMachine } from '@machines/platform/chunkRecovery/machine'

type Step = Moment<typeof chunkRecoveryMachine>
type Machine = typeof chunkRecoveryMachine

const answerMs = 8000
const pauseMs = 5000
const pageMs = 20_000
const endsIn = (ms: number) => (step: Step) => endsWithin(step, ms)

const isMissed = after('page.missed')
/** The server has responded: what is tried next depends on what was tried before for this path. */
const isNext = either(after(done('checkServer')), isMissed.from('missing.retrying'))

/** The next attempt: fetch the page again, then reload everything once, then give up. */
const attempts = ['retrying', 'reloading', 'failed'] as const
const tries = (attempt: (typeof attempts)[number]) =>
  both<Machine>(isNext, ({ before, after: { context } }) => {
    if (before?.context.retriedPath !== context.path) return attempt === 'retrying'
    return attempt === (before.context.reloadedPath === context.path ? 'failed' : 'reloading')
  })
const isReloaded = either(tries('reloading'), after('request.retried').from('missing.failed'))
const isElsewhere = ({ before, event }: Step) => event?.path !== before?.context.path

/** docs/architecture.md and docs/behaviour.md#when-something-fails. */
export const chunkRecoveryLaws: Laws<Machine> = {
  'the missing page is the one that is fetched': all(
    isMissed.next(({ event, after: { context } }: Step) => context.path === event?.path),
    only(changes<Machine>(({ context }) => context.path)).after('start', 'page.missed'),
  ),
  'the first step checks whether the server is reachable': iff(
    started('checkServer'),
    either(
      isMissed.from('idle'),
      after('network.restored', 'request.retried', timedOut()).from('missing.offline'),
    ),
  ),
  'an unreachable server is checked again at intervals': all(
    after(failed('checkServer'), timedOut()).from('missing.checkingServer').next('missing.offline'),
    during('missing.offline').always(endsIn(pauseMs)),
  ),
  'the page is fetched again, then everything is reloaded once, then it gives up': all(
    ...attempts.map((attempt) => during(tries(attempt)).always(`missing.${attempt}`)),
  ),
  'only one automatic reload happens; any other needs a press': all(
    once('retryPage').when(tries('retrying')),
    once('reloadPage').when(isReloaded),
    during(isReloaded).always((step: Step) => {
      const { path, reloadedPath } = step.after.context
      return reloadedPath === path && effectsOf(step, 'reloadPage')[0]?.path === path
    }),
    during(not(either(isReloaded, after('start')))).never(
      changes<Machine>(({ context }) => context.reloadedPath),
    ),
  ),
  'a second fetch of a page is remembered': during(tries('retrying')).always(
    ({ after: { context } }: Step) => context.retriedPath === context.path,
  ),
  'no attempt is recorded while no page is missing': during('idle').always(
    ({ after: { context } }: Step) => context.retriedPath === null,
  ),
  'leaving the path ends the wait, and staying continues it': after('location.changed')
    .from('missing')
    .next(either(both(isElsewhere, 'idle'), both(not(isElsewhere), 'missing'))),
  'a page that is no longer missing has loaded': after(timedOut())
    .from('missing.retrying')
    .next('idle'),
  'a missing page stays so until it loads or the user leaves': only(left('missing')).after(
    'location.changed',
    timedOut('pageTimeout'),
  ),
  'a reload that does not happen ends in the final error': after(timedOut())
    .from('missing.reloading')
    .next('missing.failed'),
  'neither the network nor a press interrupts a running attempt': after(
    'network.restored',
    'request.retried',
  )
    .from(({ before }: Step) => before?.hasTag('busy') === true)
    .nothing(),
  'network events are observed while a page is missing': runs('watchNetwork').exactlyIn('missing'),
  'every wait has a time limit': cites(
    'Every request has a time limit, and counts as failed when it is over.',
    all(
      during('missing.checkingServer').always(endsIn(answerMs)),
      during(({ after: now }: Step) => now.hasTag('busy')).always(endsIn(pageMs)),
    ),
  ),
}
