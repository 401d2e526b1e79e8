import type { StyleRule } from '../server/http/pageCss'

export function stylesheetRules(css: string): StyleRule[]
