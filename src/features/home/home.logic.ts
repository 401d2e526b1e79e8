import { homeCalls } from '@features/home/api/home'
import { homeChoicesLogic } from '@machines/home/choices'
import type { Dependencies } from '@platform/host'
import { requestOf } from '@platform/requestOf'

export const homeChoices = () => homeChoicesLogic
export const promoted = ({ api }: Dependencies) => requestOf(homeCalls(api).promoted)
export const tags = ({ api }: Dependencies) => requestOf(homeCalls(api).tags)
export const discover = ({ api }: Dependencies) => requestOf(homeCalls(api).discover)
export const spotlight = ({ api }: Dependencies) => requestOf(homeCalls(api).spotlight)
