import { flows, flowTypeOf, type Step } from '@machines/auth/wizard/flows'
import { ssoOf } from '@machines/auth/wizard/sso'
import type { users } from '@server/db/schema'
import * as v from 'valibot'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aBuilding, registerDomain } from '../builders/buildings'
import { anInvitedPerson } from '../builders/people'
import { codeCalls, newPassword, signUpBody, tokenIn } from '../codeCalls'
import { read, tokens } from '../platform/reading'
import { newcomer, registerOpenId, registerSaml } from './ssoWorld'
import { withSharedSsoWorld } from './withSsoWorld'

/**
 * Every combination of docs/behaviour.md#flow-types, completed on the real server with the calls of the steps in its
 * row: without a provider a code must arrive, and both must end in a session.
 */
const world = withSharedSsoWorld()
beforeAll(async () => {
  await aBuilding(world, tower)
  for (const domain of Object.values(domains)) await registerDomain(world, domain, tower)
  await registerOpenId(world, domains.required)
  await registerOpenId(world, domains.optional, { required: false })
  await registerSaml(world, domains.optional, { required: false })
})
beforeEach(() => {
  world.clock.now = new Date()
})

const tower = { uuid: crypto.randomUUID() }
const domains = {
  none: 'plain.example',
  required: 'ssorequired.example',
  optional: 'ssooptional.example',
}
const names = { first_name: 'Nia', last_name: 'Falk' }

type Origin = (typeof users.$inferSelect)['createdBy']

/** An account as this origin leaves it: not completed yet. */
async function madeBy(createdBy: Origin, email: string): Promise<void> {
  if (createdBy !== null) await anInvitedPerson(world, { in: tower, email, createdBy })
}

const statusOf = v.object({
  created_by: v.nullish(v.picklist(['user', 'sso', 'scim', 'upload', 'acs'])),
})

function answered({ status, body }: { status: number; body: unknown }, expected: number): void {
  if (status !== expected)
    throw new Error(`${status} instead of ${expected}: ${JSON.stringify(body)}`)
}

/** The calls of the flow's steps, in order; returns the token of the resulting session. */
async function walk(steps: readonly Step[], email: string): Promise<string> {
  const calls = codeCalls(world)
  const has = (step: Step) => steps.includes(step)
  if (!has('VERIFY_ACCOUNT')) {
    const visitor = world.visitor()
    const uuid = await visitor.vouched(email)
    const body = { ...names, building_uuid: tower.uuid, is_term_accepted: true }
    return read(tokens, (await visitor.authenticate(email, uuid, body)).body).token
  }
  if (has('CREATE_PASSWORD')) {
    const body = signUpBody(tower, email)
    const token = tokenIn((await calls.register(body)).body)
    const confirmed = await calls.consume(await calls.codeFor(email), email, { token })
    answered(confirmed, 200)
  } else {
    answered(await calls.sendResetV2(email), 200)
    const consumed = await calls.consume(await calls.codeFor(email), email)
    const given = { token: tokenIn(consumed.body), new_password: newPassword }
    const set = await calls.setPassword(given)
    answered(set, 200)
    if (has('CREATE_ACCOUNT')) {
      const { password: _, ...profile } = signUpBody(tower, email)
      answered(await calls.register(profile, { token: tokenIn(set.body) }), 201)
    }
  }
  return read(tokens, (await calls.login(email, newPassword)).body).token
}

describe.each(Object.entries(domains))('at a domain with SSO %s', (sso, domain) => {
  const choices = sso === 'optional' ? (['provider', 'email'] as const) : (['provider'] as const)
  const origins: Origin[] = [null, 'user', 'sso', 'upload', 'scim', 'acs']
  const cases = origins.flatMap((origin) => choices.map((choice) => [origin, choice] as const))

  it.each(cases)('an account made by %s that chooses %s signs in', async (origin, choice) => {
    const email = newcomer(domain)
    await madeBy(origin, email)
    const status = await world.request('POST', '/api/auth/v2/validate-email', { body: { email } })
    const offer = await world.visitor().offer(email)
    expect(ssoOf(offer)).toBe(sso)
    const { created_by: createdBy } = read(statusOf, status.body)
    const { steps } = flows[flowTypeOf(createdBy, ssoOf(offer), choice)]
    const token = await walk(steps, email)
    const me = await world.request('GET', '/api/users/current', { token })
    expect(me.body).toMatchObject({ email, confirmed: true })
  })
})
