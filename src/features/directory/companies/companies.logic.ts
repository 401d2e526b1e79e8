import { directoryCalls } from '@features/directory/api/directory'
import { directoryMachine } from '@machines/directory/directory/machine'
import type { Api } from '@platform/api/client'
import type { Dependencies } from '@platform/host'
import { pagedRequestOf, requestOf } from '@platform/requestOf'
import type { InputFrom } from 'xstate'

export const directory = ({ api, host }: Dependencies) =>
  directoryMachine.provide({
    actors: { list: pagedRequestOf(directoryCalls(api).companies, ({ uuid }) => uuid) },
    actions: { reportBroken: () => host.report('the directory ended in an error') },
  })

export const company = ({ api }: Dependencies) => requestOf(directoryCalls(api).company)

export const readCompany =
  (api: Api) =>
  ({ of }: InputFrom<ReturnType<typeof company>>, signal: AbortSignal) =>
    directoryCalls(api).company(of, signal)
