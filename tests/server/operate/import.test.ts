import { importReport } from '@contract/operate/imports'
import { emailDomains, userBuildings, users } from '@server/db/schema'
import { eq } from 'drizzle-orm'
import * as v from 'valibot'
import { beforeEach, describe, expect, it } from 'vitest'
import { aBuilding, type Building } from '../builders/buildings'
import { aCompany } from '../builders/directory'
import { anOperator } from '../builders/operators'
import { aPerson } from '../builders/people'
import { read } from '../platform/reading'
import { withWorld } from '../withWorld'
import { codeOf, operateCalls } from './operateCalls'

const world = withWorld()
let tower: Building
let token: string
beforeEach(async () => {
  tower = await aBuilding(world)
  const manager = await anOperator(world, { role: 'buildingManager', of: tower })
  token = await operateCalls(world).signIn(manager)
})

const head = 'email,first_name,last_name,company'
const send = (file: string | Uint8Array, isDryRun = false) =>
  operateCalls(world).call('POST', 'people/import', {
    token,
    body: {
      building_uuid: tower.uuid,
      dry_run: isDryRun,
      file: Buffer.from(file).toString('base64'),
    },
  })
const reportOf = async (file: string | Uint8Array, isDryRun = false) =>
  read(v.object({ data: importReport }), (await send(file, isDryRun)).body).data
const lines = (...rows: string[]) => [head, ...rows].join('\n')
const errorsOf = async (file: string | Uint8Array) =>
  (await reportOf(file)).errors.map(({ line, column, code }) => [line, column, code])
const tenants = () => {
  const inTower = eq(userBuildings.buildingUuid, tower.uuid)
  return world.database.connection
    .select({ email: users.email, name: users.lastName, company: users.companyUuid })
    .from(userBuildings)
    .innerJoin(users, eq(users.id, userBuildings.userId))
    .where(inTower)
}

describe('an import of people', () => {
  it('adds new people, and lets those with an account join', async () => {
    const acme = await aCompany(world, { in: tower, name: 'Acme' })
    const ben = await aPerson(world)
    const member = await aPerson(world, { in: tower })
    const file = lines(
      'Nia@Acme.example,Nia,"Falk, PhD",acme',
      `${ben.email},Mallory,Thief,`,
      `${member.email},Robin,Vale,`,
    )
    expect(await reportOf(file)).toMatchObject({
      lines: 3,
      added: 1,
      joined: 1,
      unchanged: 1,
      imported: true,
      error_count: 0,
      errors: [],
    })
    expect(await tenants()).toEqual(
      expect.arrayContaining([
        { email: 'nia@acme.example', name: 'Falk, PhD', company: acme.uuid },
        { email: ben.email, name: 'Vale', company: null },
      ]),
    )
    expect(await reportOf(file)).toMatchObject({ added: 0, joined: 0, unchanged: 3 })
  })

  it('does not show as a dry run who has an account elsewhere', async () => {
    const elsewhere = await aPerson(world, { in: await aBuilding(world) })
    const nowhere = await aPerson(world)
    const gone = await aPerson(world, { deactivated: true })
    const ofAddress = (email: string) => lines(`${email},Nia,Falk,`)
    const withoutAddress = async (email: string) => {
      const { people, ...report } = await reportOf(ofAddress(email), true)
      return { ...report, people: people.map((person) => ({ ...person, email: '' })) }
    }
    const unknown = await withoutAddress('nia@acme.example')
    for (const { email } of [elsewhere, nowhere, gone])
      expect(await withoutAddress(email)).toEqual(unknown)
    // An operator sees all accounts in the console.
    const { token: managers } = { token }
    token = await operateCalls(world).signIn(await anOperator(world))
    expect(await reportOf(ofAddress(elsewhere.email), true)).toMatchObject({ joined: 1 })
    token = managers
    expect(await reportOf(ofAddress(elsewhere.email))).toMatchObject({ joined: 1 })
  })

  it('changes nothing as a dry run, and reports the same', async () => {
    const file = lines('nia@acme.example,Nia,Falk,')
    expect(await reportOf(file, true)).toMatchObject({ added: 1, imported: false })
    expect(await tenants()).toEqual([])
    expect(await reportOf(file)).toMatchObject({ added: 1, imported: true })
  })

  it('imports nothing if no line can be imported', async () => {
    const report = await reportOf(lines('nobody,Nia,Falk,'))
    expect(report).toMatchObject({ added: 0, imported: false, failed_lines: [2], people: [] })
  })

  it('says what becomes of each person, and names the company by the domain', async () => {
    const acme = await aCompany(world, { in: tower, name: 'Acme' })
    await world.database.connection
      .insert(emailDomains)
      .values({ domain: 'acme.example', buildingUuid: tower.uuid, companyUuid: acme.uuid })
    const ben = await aPerson(world)
    const file = lines('nia@acme.example,Nia,Falk,', `${ben.email},Mallory,Thief,Acme`)
    expect((await reportOf(file)).people).toEqual([
      {
        line: 2,
        email: 'nia@acme.example',
        first_name: 'Nia',
        last_name: 'Falk',
        company: 'Acme',
        outcome: 'added',
      },
      expect.objectContaining({ email: ben.email, company: null, outcome: 'joined' }),
    ])
  })

  it('ignores the column in which a file of failed lines names the reasons', async () => {
    const file = `problem,${head}\n=cmd(),nia@acme.example,Nia,Falk,`
    expect(await reportOf(file)).toMatchObject({ added: 1, errors: [] })
  })

  it('reads what spreadsheets write', async () => {
    const file = '\uFEFFLast Name;First-Name;E-Mail\r\n'.replace('E-Mail', 'email')
    const rows = 'Falk;"Nia ""Ni""";nia@acme.example\r\n;;\r\n'
    expect(await reportOf(`${file}${rows}`)).toMatchObject({ lines: 1, added: 1, errors: [] })
  })

  it.each([
    ['empty columns at its end', `${head},,\nnia@acme.example,Nia,Falk,,,`],
    ['empty cells that the head does not have', `${head}\nnia@acme.example,Nia,Falk,,,,`],
    ['no cell for an optional column', `${head}\nnia@acme.example,Nia,Falk`],
    ['an empty column first', `,${head}\n,nia@acme.example,Nia,Falk,`],
    ['an empty column between', 'email,,first_name,last_name\nnia@acme.example,,Nia,Falk'],
    [
      'a line that names the separator',
      'sep=;\nemail;first_name;last_name\nnia@acme.example;Nia;Falk',
    ],
    ['tabs', 'email\tfirst_name\tlast_name\tcompany\nnia@acme.example\tNia\tFalk\t'],
    ['bars', 'email|first_name|last_name\nnia@acme.example|Nia|Falk'],
    [
      'odd blanks in the head',
      '\u200Bemail\u00A0, first\u00A0name ,\uFEFFlast  name\nnia@acme.example,Nia,Falk',
    ],
    ['odd blanks in its cells', `${head}\n\u00A0nia@acme.example\u200B,\uFEFFNia,Falk\u00A0,`],
    ['the end of a file of DOS', `${head}\r\nnia@acme.example,Nia,Falk,\r\n\u001A`],
  ])('reads a file with %s', async (_, file) => {
    expect(await reportOf(file)).toMatchObject({ lines: 1, added: 1, errors: [] })
    expect(await tenants()).toMatchObject([{ email: 'nia@acme.example', name: 'Falk' }])
  })

  it('refuses cells with content beyond the head, or below no name', async () => {
    const beyond = lines('nia@acme.example,Nia,Falk,,more')
    expect(await errorsOf(beyond)).toEqual([[2, null, 'cells']])
    const unnamed = `,${head}\nmore,nia@acme.example,Nia,Falk,`
    expect(await errorsOf(unnamed)).toEqual([[2, null, 'cells']])
  })

  it('accepts lawful names with slashes, stops and invisible marks', async () => {
    const file = lines('nia@acme.example,"Dr.med.\nNia\u200F","D/O Falk, M.Sc.",')
    expect(await errorsOf(file)).toEqual([])
    expect(await tenants()).toMatchObject([{ name: 'D/O Falk, M.Sc.' }])
  })

  it('names every bad line, and imports the others', async () => {
    const file = lines(
      'nia@acme.example,Nia,Falk,',
      'nobody,Nia,Falk,',
      'ned@acme.example,,Falk,',
      'NIA@acme.example,Nia,Falk,',
      '=cmd()@acme.example,Nia,Falk,',
      'eve@acme.example,+1,Falk,',
      'eve@acme.example,Eve,@SUM(A1),',
      'eve@acme.example,Eve,-Falk,',
      'eve@acme.example,Eve',
      'eve@acme.example,www.evil.example,Falk,',
      'eve@acme.example,Eve,Falk,Nowhere Ltd',
      "eve@acme.example,'=1+1,Falk,",
    )
    const report = await reportOf(file)
    expect(report).toMatchObject({
      lines: 12,
      added: 1,
      imported: true,
      failed_lines: [3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13],
      people: [{ line: 2, email: 'nia@acme.example', outcome: 'added' }],
    })
    expect(report.errors.map(({ line, column, code }) => [line, column, code])).toEqual([
      [3, 'email', 'email'],
      [4, 'first_name', 'name'],
      [5, 'email', 'duplicate'],
      [6, 'email', 'formula'],
      [7, 'first_name', 'formula'],
      [8, 'last_name', 'formula'],
      [9, 'last_name', 'formula'],
      [10, null, 'cells'],
      [11, 'first_name', 'name'],
      [12, 'company', 'company_unknown'],
      [13, 'first_name', 'formula'],
    ])
    expect(await tenants()).toMatchObject([{ email: 'nia@acme.example' }])
  })

  it('refuses the domain of another company, and deactivated accounts', async () => {
    const acme = await aCompany(world, { in: tower, name: 'Acme' })
    await aCompany(world, { in: tower, name: 'Brook' })
    await world.database.connection
      .insert(emailDomains)
      .values({ domain: 'acme.example', buildingUuid: tower.uuid, companyUuid: acme.uuid })
    const gone = await aPerson(world, { in: tower, deactivated: true })
    const file = lines('nia@acme.example,Nia,Falk,Brook', `${gone.email},Ned,Falk,`)
    expect(await errorsOf(file)).toEqual([
      [2, 'email', 'domain_of_other_company'],
      [3, 'email', 'deactivated'],
    ])
    expect(await tenants()).toHaveLength(1)
    await reportOf(lines('nia@acme.example,Nia,Falk,'))
    expect(await tenants()).toContainEqual(expect.objectContaining({ company: acme.uuid }))
  })

  it.each([
    ['Latin 1', new Uint8Array([...Buffer.from(`${head}\nj`), 0xf6, 0x72, 0x67]), 'encoding'],
    ['UTF-16', Buffer.from(`\uFEFF${head}\nnia@acme.example,Nia,Falk,`, 'utf16le'), 'encoding'],
    [
      'UTF-16 without a mark',
      Buffer.from(`${head}\nnia@acme.example,Nia,Falk,`, 'utf16le'),
      'encoding',
    ],
    ['no bytes', '', 'empty'],
    ['an unknown column', `${head},phone\nnia@acme.example,Nia,Falk,,1`, 'column_unknown'],
    ['an open quotation mark', `${head}\n"nia@acme.example,Nia,Falk,`, 'quotes'],
    ['no people', head, 'empty'],
    ['nothing', '\n', 'empty'],
    [
      'no names of columns',
      'nia@acme.example,Nia,Falk\neve@acme.example,Eve,Falk',
      'header_missing',
    ],
    ['a column too few', 'email,first_name\nnia@acme.example,Nia', 'column_missing'],
    ['a column twice', 'email,email,first_name,last_name\na,b,c,d', 'column_twice'],
  ])('refuses a file with %s', async (_, file, code) => {
    const report = await reportOf(file)
    expect(report).toMatchObject({ imported: false, failed_lines: [], people: [] })
    expect(report.errors[0]?.code).toBe(code)
    expect(await tenants()).toEqual([])
  })

  it('imports ten thousand people, and no more', async () => {
    const row = (_: unknown, n: number) => `person.${n}@acme.example,Nia,Falk,`
    const many = Array.from({ length: 10_000 }, row)
    expect(await reportOf(lines(...many))).toMatchObject({ added: 10_000, imported: true })
    expect(await reportOf(lines(...many, 'one@acme.example,One,More,'))).toMatchObject({
      imported: false,
      errors: [{ code: 'too_many_lines' }],
    })
    const bad = many.map((each) => each.replace('@', ' at '))
    const report = await reportOf(lines(...bad))
    expect([report.error_count, report.errors.length, report.failed_lines.length]).toEqual([
      10_000, 200, 10_000,
    ])
  }, 30_000)

  it('refuses five megabytes', async () => {
    const answer = await send('a'.repeat(5_000_000))
    expect(codeOf(answer)).toBe('payload_too_large')
  })

  it('refuses what is no file', async () => {
    const body = { building_uuid: tower.uuid, dry_run: true, file: '<csv>' }
    const answer = await operateCalls(world).call('POST', 'people/import', { token, body })
    expect(codeOf(answer)).toBe('invalid_request')
  })
})
