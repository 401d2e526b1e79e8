import { execFileSync } from 'node:child_process'
import { describe, expect, it, test } from 'vitest'
import { featureTests } from '../../scripts/test/featureTests.mjs'

const git = (...patterns: string[]) =>
  execFileSync('git', ['ls-files', ...patterns], { encoding: 'utf8' })
    .split('\n')
    .filter(Boolean)
const tests = git('*.test.ts', '*.test.tsx')
/** What is chosen because of the change, beside what is always run. */
const always = featureTests([], tests)
const chosen = (...changed: string[]) =>
  featureTests(changed, tests).filter((each) => !always.includes(each))

describe('a change', () => {
  it.each([
    ['machines/operate/opening/machine.ts', 'tests/operate/opening.test.tsx'],
    ['server/services/operate/opening/openBuilding.ts', 'tests/server/operate/openings.test.ts'],
    ['src/operate/amenities/CategoryScreen.tsx', 'tests/operate/amenities.test.tsx'],
    ['src/features/visitors/VisitorsScreen.tsx', 'tests/machines/visitors/invite.test.ts'],
    ['server/routes/visitors.ts', 'tests/server/visitors/visitors.test.ts'],
    ['contract/visitors.ts', 'tests/features/visitors/visitors.test.tsx'],
    ['rules/bookings/slots.ts', 'tests/server/bookings/bookings.test.ts'],
    ['machines/platform/toasts/machine.ts', 'tests/features/platform/toasts.test.tsx'],
    ['server/http/prefetch.ts', 'tests/server/platform/prefetch.test.ts'],
    ['src/ui/field/Field.tsx', 'tests/ui/controls.test.tsx'],
    ['tests/machines/visitors/invite.laws.ts', 'tests/machines/visitors/invite.test.ts'],
    // It imports the file.
    ['server/services/tenancy/permissions.ts', 'tests/server/tenancy/permissions.test.ts'],
    // Lists of everything.
    ['contract/buildingContact.ts', 'tests/server/kiosk/kiosk.test.ts'],
    ['src/features/support/safety/safety.page.ts', 'tests/machines/platform/pages.test.ts'],
  ])('of %s chooses %s', (changed, expected) => {
    expect(tests).toContain(expected)
    expect(chosen(changed)).toContain(expected)
  })

  it('of one feature leaves the tests of the others out', () => {
    const few = chosen('src/features/visitors/VisitorsScreen.tsx', 'machines/visitors/invite.ts')
    expect(few.length).toBeLessThan(tests.length / 20)
  })
})

test('every feature has tests that its changes choose', () => {
  const feature = /^(?:machines|src\/features|server\/services)\/(?!operate|platform)\w+\//
  const folders = git('machines', 'src/features', 'server/services')
    .map((file) => feature.exec(file)?.[0])
    .filter((folder) => folder !== undefined)
  const without = [...new Set(folders)].filter((folder) => chosen(`${folder}x.ts`).length === 0)
  expect(without).toEqual([])
})
