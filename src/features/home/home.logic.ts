import { homeCalls } from '@features/home/api/home'
import { homeChoicesLogic } from '@machines/home/choices'
import type { Effects } from '@platform/effects'
import { requestOf } from '@platform/requestOf'

export const homeChoices = () => homeChoicesLogic
export const promoted = ({ api }: Effects) => requestOf(homeCalls(api).promoted)
export const tags = ({ api }: Effects) => requestOf(homeCalls(api).tags)
export const discover = ({ api }: Effects) => requestOf(homeCalls(api).discover)
export const spotlight = ({ api }: Effects) => requestOf(homeCalls(api).spotlight)
