import { buildings } from '@server/db/schema'
import type { Dependencies } from '@server/http/dependencies'
import { isCrossSite } from '@server/http/isCrossSite'
import type { Variables } from '@server/http/variables'
import { Refusal } from '@server/services/platform/refusal'
import {
  allFlagRules,
  dropFlagRule,
  flagRule,
  saveFlagRule,
} from '@server/services/tenancy/flags/rules'
import type { Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import * as v from 'valibot'
import { demoPage } from './demoPage'
import { flagsPage, flagsPath } from './flagsPage'

const tooLarge = () => {
  throw new Refusal('payload_too_large')
}

/** Serves the page that switches flags by building, brand, user and share. */
export function serveFlags(
  app: Hono<{ Variables: Variables }>,
  { database, deployment }: Dependencies,
): void {
  const { connection } = database
  const page = async (context: Context<{ Variables: Variables }>, problem: string | null) => {
    context.set('route', flagsPath)
    const rows = await connection
      .select({ value: buildings.uuid, name: buildings.name })
      .from(buildings)
      .orderBy(buildings.name)
    const brands = deployment.brands.map(({ identifier, name }) => ({ value: identifier, name }))
    const drawn = flagsPage({
      configured: deployment.server.flags,
      rules: await allFlagRules(connection),
      buildings: rows,
      brands,
      problem,
    })
    return demoPage(context, { ...drawn, status: problem === null ? 200 : 422 })
  }

  app.get(flagsPath, (context) => page(context, null))
  app.post(flagsPath, bodyLimit({ maxSize: 10_000, onError: tooLarge }), async (context) => {
    context.set('route', flagsPath)
    if (isCrossSite(context.req)) throw new Refusal('not_found')
    const form = await context.req.parseBody()
    const text = (name: string) => {
      const input = form[name]
      return typeof input === 'string' ? input.trim() : ''
    }
    const audience = text('audience')
    const typed = audience === 'everyone' ? '' : text(audience)
    const drops = text('act') === 'drop'
    const input = v.safeParse(flagRule, {
      flag: text('flag'),
      audience,
      value: drops ? text('value') : typed,
      enabled: text('enabled') === 'true',
    })
    if (!input.success) return page(context, input.issues[0].message)
    const { output } = input
    await (form.act === 'drop'
      ? dropFlagRule(connection, output)
      : saveFlagRule(connection, output))
    return context.redirect(flagsPath, 303)
  })
}
