import { inputOf } from '@kit/calls'
import { is, not, running, sent, started } from '@kit/conditions'
import type { Laws, Moment } from '@kit/laws'
import { after, all, cites, during, only } from '@kit/vocabulary'
import type { finderMachine } from '@machines/operate/finder/machine'

type Step = Moment<typeof finderMachine>

const meant = (query: string) => query.trim()
const typed = ({ event }: Step): string | null =>
  event?.type === 'query.changed' ? (event.query as string) : null
/** What was typed means another search than before. */
const isOther = (step: Step) => {
  const query = meant(typed(step) ?? '')
  return query !== '' && query !== meant(step.before?.context.query ?? '')
}

/** docs/behaviour.md#finding-in-the-console. */
export const finderLaws: Laws<typeof finderMachine> = {
  'the field shows what was typed last, and a finder that opens has nothing typed': cites(
    'A finder that is opened again is empty.',
    (step) =>
      step.after.matches('closed')
        ? step.after.context.query === ''
        : step.after.context.query === (typed(step) ?? step.before?.context.query ?? ''),
  ),
  'only a text that is more than blanks is searched for': all(
    during('idle').always(not(running('found'))),
    during('searching').always(
      running('found'),
      is(({ context }) => meant(context.query) !== ''),
    ),
  ),
  'the first letter starts a search, for what was typed': cites(
    'Letters that are typed in a row cause one search, and earlier results stay until there are others.',
    all(
      only(started('found')).after('query.changed'),
      only(started('found')).from('idle'),
      during(started('found')).always(
        ({ after: now }: Step) =>
          (inputOf(now, 'found') as { query: { search: string } }).query.search ===
          meant(now.context.query),
      ),
    ),
  ),
  'further letters reach the running search': cites(
    'Letters that are typed in a row cause one search, and earlier results stay until there are others.',
    after('query.changed')
      .from('searching')
      .next((step: Step) => sent('found', 'query.changed')(step as Moment) === isOther(step)),
  ),
  'a retry searches again for the same': cites(
    'A search that fails says why and can be repeated; what was typed stays.',
    after('request.retried')
      .from('searching')
      .next(sent('found', 'request.invalidated'), 'searching'),
  ),
  'it opens from anywhere, and closes at any time': all(
    after('finder.opened').from('closed').next('idle'),
    after('finder.closed').next('closed'),
  ),
}
