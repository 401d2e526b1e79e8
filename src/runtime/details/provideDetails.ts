import type { BrowserDeployment } from '@contract/deployment'
import { systemOf } from '@machines/app/system'
import { buildingOf } from '@machines/building/selectors'
import type { DetailOf } from '@machines/detail/context'
import { detailMachine } from '@machines/detail/machine'
import { directoryMachine } from '@machines/directory/machine'
import { FailedCall, type Failure } from '@machines/failure'
import { requestMachine } from '@machines/request/machine'
import { requestFormMachine } from '@machines/requestForm/machine'
import { userOf } from '@machines/session/selectors'
import { lookOf } from '@machines/whitelabel/machine'
import { fromPromise } from 'xstate'
import { detailCalls } from '../calls/details'
import { directoryCalls, type InBuilding } from '../calls/directory'
import { supportCalls } from '../calls/support'
import type { createApp } from '../createApp'
import { randomKey } from '../randomKey'
import { saveCalendar } from './saveCalendar'

type Running = Pick<
  ReturnType<typeof createApp>,
  'app' | 'loadApi' | 'track' | 'report' | 'retryable'
>

const statusOf = (failure: Failure) => (failure.kind === 'refused' ? failure.status : null)

/** The machines behind the pages that home leads to, with their effects. */
export function provideDetails(running: Running, deployment: BrowserDeployment) {
  const { app, loadApi, track, report, retryable } = running
  const { globalError } = systemOf(app)
  const buildingUuid = () => buildingOf(systemOf(app).building.getSnapshot())?.uuid ?? null

  const read = (load: (input: never, signal: AbortSignal) => Promise<unknown>) =>
    requestMachine.provide({
      actors: {
        // Each page starts its own request, with what that request reads.
        load: fromPromise<unknown, unknown>(({ input, signal }) => load(input as never, signal)),
      },
    })
  const details = async () => detailCalls(await loadApi())
  const directory = async () => directoryCalls(await loadApi())

  return {
    /** Begins the idempotency keys of one visit. */
    newVisit: randomKey,

    detail: detailMachine.provide({
      actors: {
        read: read(async (of: DetailOf, signal) => (await details()).read(of, signal)),
        take: fromPromise(async ({ input, signal }) => (await details()).take(input, signal)),
        release: fromPromise(async ({ input, signal }) => (await details()).release(input, signal)),
      },
      actions: {
        reportBroken: () => report('a detail ended in an error'),
        raiseError: ({ context, self }, { failure, act }) => {
          const systemId = `detail/${context.of.uuid}`
          retryable.set(systemId, self)
          globalError.send({
            type: 'error.raised',
            status: statusOf(failure),
            message: null,
            action: { systemId, event: { type: 'act.retried', act }, isOfPage: true },
          })
        },
        settleError: ({ context }) => {
          retryable.delete(`detail/${context.of.uuid}`)
          globalError.send({ type: 'action.succeeded' })
        },
        saveCalendar: (_, { entry }) => saveCalendar(entry),
        trackContent: (_, { contentType }) =>
          track({
            event: 'CONTENT_CLICKED',
            building_uuid: buildingUuid(),
            properties: { content_type: contentType },
          }),
      },
    }),

    directory: directoryMachine.provide({
      actors: {
        fetchPage: fromPromise(async ({ input, signal }) =>
          (await directory()).fetchPage(input, signal),
        ),
      },
    }),

    amenities: read(async (of: InBuilding, signal) => (await directory()).amenities(of, signal)),

    company: read(async (of: { uuid: string }, signal) => (await directory()).company(of, signal)),

    requestForm: requestFormMachine.provide({
      actors: {
        submitRequest: fromPromise(async ({ input, signal }) => {
          const system = systemOf(app)
          const user = userOf(system.session.getSnapshot())
          const building = buildingOf(system.building.getSnapshot())
          if (user === null || building === null) throw new FailedCall({ kind: 'unexpected' })
          const asking = {
            user,
            building,
            brand: lookOf(system.whitelabel.getSnapshot())?.whitelabel.brand ?? 'Portico',
            appVersion: deployment.app.version,
            namesBuilding:
              deployment.buildingNamePortfolio !== undefined &&
              building.portfolio_uuid === deployment.buildingNamePortfolio,
          }
          return supportCalls(await loadApi()).submitRequest(input, asking, signal)
        }),
      },
    }),
  }
}
