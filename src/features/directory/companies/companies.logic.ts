import { directoryCalls } from '@features/directory/api/directory'
import { directoryMachine } from '@machines/directory/directory/machine'
import { promiseOf } from '@platform/actorOf'
import type { Api } from '@platform/api/client'
import type { Effects } from '@platform/effects'
import { requestOf } from '@platform/requestOf'
import type { InputFrom } from 'xstate'

export const directory = ({ api }: Effects) =>
  directoryMachine.provide({ actors: { fetchPage: promiseOf(directoryCalls(api).fetchPage) } })

export const company = ({ api }: Effects) => requestOf(directoryCalls(api).company)

export const readCompany =
  (api: Api) =>
  ({ of }: InputFrom<ReturnType<typeof company>>, signal: AbortSignal) =>
    directoryCalls(api).company(of, signal)
