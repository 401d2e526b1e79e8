import { directoryCalls } from '@features/directory/api/directory'
import { directoryMachine } from '@machines/directory/directory/machine'
import { promiseOf } from '@platform/actorOf'
import type { Api } from '@platform/api/client'
import type { Dependencies } from '@platform/host'
import { requestOf } from '@platform/requestOf'
import type { InputFrom } from 'xstate'

export const directory = ({ api }: Dependencies) =>
  directoryMachine.provide({ actors: { fetchPage: promiseOf(directoryCalls(api).fetchPage) } })

export const company = ({ api }: Dependencies) => requestOf(directoryCalls(api).company)

export const readCompany =
  (api: Api) =>
  ({ of }: InputFrom<ReturnType<typeof company>>, signal: AbortSignal) =>
    directoryCalls(api).company(of, signal)
