import { publishedPage } from '@machines/operate/page/pages'
import { publicationMachine } from '@machines/operate/publication/machine'
import { listenerOf, promiseOf } from '@platform/actorOf'
import { callAt } from '@platform/callAt'
import { definePage } from '../definePage'
import { recordOf, uploadForRecordOf } from '../logic'
import { paths } from '../paths'
import { ContentScreen } from './ContentScreen'
import { type ContentRecord, versioned } from './content.logic'
import { changesOf, isContentValid } from './draft'

/** An event, a deal or a post: what it says, and whether tenants see it. */
export const contentPage = definePage({
  name: 'content',
  path: paths.content('$building', '$id'),
  logic: ({ calls, pictures, report }) =>
    publishedPage({
      record: recordOf(isContentValid, {
        read: calls.contents.read,
        update: calls.contents.update,
        versioned,
        changesOf,
      }),
      publication: publicationMachine.provide({
        actors: {
          apply: promiseOf(async ({ change, ...input }, signal) => {
            const { end_at, ...sent } = change
            const content = await calls.publishContent(
              { ...input, ...sent, offline_at: end_at },
              signal,
            )
            const { version, publication, live_at, offline_at, timezone } = content
            return { version, publication, live_at, end_at: offline_at, timezone }
          }),
          waitUntil: listenerOf((emit, { at }) =>
            callAt(Date.parse(at), () => emit({ type: 'time.came' })),
          ),
        },
        actions: { reportBroken: () => report('the wait for the time of an item failed') },
      }),
      upload: uploadForRecordOf<ContentRecord>({ calls, pictures }),
    }).provide({
      actions: {
        reportBroken: () => report('the page of an event, a deal or a post ended in an error'),
      },
    }),
  input: ({ params: { id, building } }, keyPrefix) => ({ id, building, keyPrefix }),
  screen: ContentScreen,
})
