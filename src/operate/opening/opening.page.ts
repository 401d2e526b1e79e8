import type { OpeningDraft } from '@contract/operate/openingDraft'
import type { OpeningPreview } from '@contract/operate/openings'
import type { OpeningUpload } from '@contract/operate/uploads'
import type { UploadedFile } from '@machines/operate/opening/context'
import { createOpening } from '@machines/operate/opening/machine'
import { isOpeningStep } from '@machines/operate/opening/steps'
import { openingPage as pageOf } from '@machines/operate/page/pages'
import { createPreview } from '@machines/operate/preview/machine'
import { promiseOf } from '@platform/actorOf'
import { joinsBrand } from '@rules/operate/openingSteps'
import { changedByUpload } from '@rules/operate/openingUploads'
import type { Calls } from '../api/calls'
import { definePage } from '../definePage'
import { listOf, uploadOf } from '../logic'
import { paths } from '../paths'
import { listQuery } from '../table/query'
import { OpeningScreen } from './OpeningScreen'
import { isComplete, stored } from './opening.logic'

const allBrands = listQuery(['brand'])({})

type BrandList = Calls['whitelabels']['list']
/** The call with all rows of its list, however many pages they have. */
const everyPage =
  (list: BrandList): BrandList =>
  async (query, signal) => {
    const first = await list(query, signal)
    const data = [...first.data]
    for (let read = first.data.length; read > 0 && data.length < first.total; ) {
      const next = await list({ ...query, offset: String(data.length) }, signal)
      read = next.data.length
      data.push(...next.data)
    }
    return { ...first, data }
  }

/** The wizard *Open your building*. */
export const openingPage = definePage({
  name: 'opening',
  path: paths.opening('$id'),
  validateSearch: ({ step }) => (isOpeningStep(step) ? { step } : {}),
  logic: ({ calls, pictures, report }) =>
    pageOf({
      opening: createOpening<OpeningDraft>(isComplete).provide({
        actors: {
          read: promiseOf(async (input, signal) => stored(await calls.opening(input, signal))),
          save: promiseOf(async (input, signal) => stored(await calls.saveOpening(input, signal))),
          checkHost: promiseOf(async ({ draft }, signal) => {
            if (joinsBrand(draft)) return { problem: null }
            const status = await calls.hostStatus({ host: draft.host ?? '' }, signal)
            return { problem: status === 'free' ? null : status }
          }),
          open: promiseOf(async (input, signal) => stored(await calls.openBuilding(input, signal))),
        },
      }),
      upload: uploadOf<UploadedFile<OpeningDraft>>({ pictures }, async (sent, signal) => {
        const { version, ...uploaded } = await calls.uploadForOpening(sent, signal)
        const fields = changedByUpload(sent.field as OpeningUpload, uploaded)
        return { section: 'pictures', fields, version }
      }),
      brands: listOf(everyPage(calls.whitelabels.list)),
      preview: createPreview<OpeningDraft, OpeningPreview>().provide({
        actors: {
          draw: promiseOf(({ id, subject }, signal) =>
            calls.previewOpening({ id, draft: subject }, signal),
          ),
        },
      }),
    }).provide({ actions: { reportBroken: () => report('the wizard ended in an error') } }),
  input: ({ params, search }, keyPrefix) => ({
    id: params.id,
    query: allBrands,
    step: search.step ?? null,
    keyPrefix,
  }),
  queryEvent: ({ search }) => ({ type: 'step.entered', step: search.step ?? 'brand' }) as const,
  screen: OpeningScreen,
})
