import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { StartError } from '@server/startError'
import { readWorldFile } from '@server/world/file/readWorldFile'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portico-world-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function write(content: string | Uint8Array, name = 'building.yaml'): Promise<string> {
  const path = join(folder, name)
  await writeFile(path, content)
  return path
}

/** The lines of the error of a file; fails if the file can be read. */
async function mistakesIn(content: string | Uint8Array, name?: string): Promise<string[]> {
  const path = await write(content, name)
  const error: unknown = await readWorldFile(path).then(
    () => null,
    (reason: unknown) => reason,
  )
  if (!(error instanceof StartError)) throw new Error(`not refused: ${String(error)}`)
  return error.message.split('\n')
}

describe('a file', () => {
  it('is read from YAML and from JSON alike', async () => {
    const yaml = await readWorldFile(await write('buildings:\n  - key: tower\n    name: Tower\n'))
    const json = await readWorldFile(
      await write('{\n\t"buildings": [{ "key": "tower", "name": "Tower" }]\n}', 'building.json'),
    )
    expect(yaml.document).toEqual(json.document)
    expect(yaml.document.buildings).toEqual([{ key: 'tower', name: 'Tower' }])
  })

  it('may use a few aliases', async () => {
    const text =
      'companies:\n  - { key: a, name: A, types: &office [office] }\n  - { key: b, name: B, types: *office }\n'
    const { document } = await readWorldFile(await write(text))
    expect(document.companies[1]?.types).toEqual(['office'])
  })

  it('stores addresses and domains in canonical form', async () => {
    const text =
      'buildings:\n  - { key: tower, domains: [Bücher.Example] }\npeople:\n  - { email: Ada@Acme.Example }\n'
    const { document } = await readWorldFile(await write(text))
    expect(document.buildings[0]?.domains).toEqual(['xn--bcher-kva.example'])
    expect(document.people[0]?.email).toBe('ada@acme.example')
  })
})

describe('a mistake is named with line and column', () => {
  const cases: [what: string, text: string, mistakes: string[]][] = [
    [
      'a time zone that does not exist',
      'buildings:\n  - key: tower\n    timezone: "Europe/Berln"\n',
      [
        'building.yaml:3:5 buildings[0].timezone: "Europe/Berln" is not a time zone; use a name such as Europe/Berlin',
      ],
    ],
    [
      'an unknown field',
      'buildings:\n  - key: tower\n    colour: red\n',
      [
        'building.yaml:3:5 buildings[0].colour: is not a field here; docs/building.schema.json lists the fields',
      ],
    ],
    [
      'wrong types',
      'buildings:\n  - key: tower\n    name: 5\n    domains: acme.example\n',
      [
        'building.yaml:3:5 buildings[0].name: must be text, not 5',
        'building.yaml:4:5 buildings[0].domains: must be a list, not "acme.example"',
      ],
    ],
    [
      'a missing field',
      'buildings:\n  - name: Tower\n',
      ['building.yaml:2:5 buildings[0].key: is missing'],
    ],
    [
      'a field that is named twice',
      'buildings:\n  - key: tower\n    key: annex\n',
      ['building.yaml:3:5 this field is named twice; remove one of them'],
    ],
    [
      'an unquoted color, which YAML takes for a comment',
      'buildings:\n  - key: tower\n    primaryColor: #12484c\n    name: Tower\n',
      [
        'building.yaml:3:19 the value is missing; put a color in quotes, and write null to clear a field',
      ],
    ],
    [
      'a link that runs a script',
      'buildings:\n  - key: tower\n    imageUrl: "javascript:alert(1)"\n',
      [
        'building.yaml:3:5 buildings[0].imageUrl: must be an address of the web, or a path of this server that begins with /',
      ],
    ],
    [
      'an instant that no clock shows',
      'buildings:\n  - key: tower\n    content:\n      categories: []\n      items:\n        - { key: a, type: POST, title: A, categories: [], startAt: "2031-02-03T10:00:00+01" }\n',
      [
        'building.yaml:6:59 buildings[0].content.items[0].startAt: must be an instant such as 2027-01-31T18:00:00Z',
      ],
    ],
    [
      'a company that closes before it opens',
      'buildings:\n  - key: tower\n    companies:\n      - { company: acme, openingHours: { mon: { opensAt: "18:00", closesAt: "08:00" } } }\n',
      [
        'building.yaml:4:67 buildings[0].companies[0].openingHours.mon.closesAt: must be after opensAt',
      ],
    ],
    [
      'an unknown tag',
      'buildings: !!js/function x\n',
      ['building.yaml:1:12 Unresolved tag: tag:yaml.org,2002:js/function'],
    ],
    [
      'a second document',
      'buildings: []\n---\nbuildings: []\n',
      ['building.yaml:2:1 a file holds one document; remove the line ---'],
    ],
    ['text alone', 'tower', ['building.yaml:1:1 must be a group of fields, not "tower"']],
    ['nothing', '', ['building.yaml is empty']],
    ['only a comment', '# later\n', ['building.yaml is empty']],
  ]

  it.each(cases)('%s', async (_, text, mistakes) => {
    expect(await mistakesIn(text)).toEqual(mistakes)
  })

  it('a file that ends in the middle', async () => {
    const [mistake] = await mistakesIn('{"buildings": [{"key": "tower", "name": "To', 'cut.json')
    expect(mistake).toMatch(/^cut\.json:1:\d+ /)
  })

  it('many at once, of which fifty are listed', async () => {
    const mistakes = await mistakesIn(`people:\n${'  - { email: nobody }\n'.repeat(80)}`)
    expect(mistakes).toHaveLength(51)
    expect(mistakes[0]).toBe('building.yaml:2:7 people[0].email: must be an e-mail address')
    expect(mistakes[50]).toBe('… and 30 more')
  })
})

describe('a hostile file is refused at once', () => {
  const aliases = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((name, at, all) => {
    const part = at === 0 ? 'x' : `*${all[at - 1]}`
    return `${name}: &${name} [${Array.from({ length: 9 }, () => part).join(', ')}]`
  })
  const cases: [what: string, content: string | Uint8Array, mistake: string][] = [
    [
      'of more than 5 MB',
      'x'.repeat(5_300_000),
      'building.yaml has 5.3 MB, and may have 5; split it into several files.',
    ],
    [
      'with aliases that unfold into millions of values',
      aliases.join('\n'),
      'building.yaml more than 100 aliases (*name); write the values out instead',
    ],
    [
      'with an alias of itself',
      'buildings: &all [*all]',
      'building.yaml:1:18 the alias contains itself; write the value out',
    ],
    [
      'of five million brackets',
      '['.repeat(4_900_000),
      'building.yaml is nested too deeply; a document needs some ten levels',
    ],
    [
      'of lists in one line',
      '- '.repeat(2_000_000),
      'building.yaml is nested too deeply; a document needs some ten levels',
    ],
    [
      'of a million values',
      '- x\n'.repeat(1_200_000),
      'building.yaml has too many values; split it into several files',
    ],
    [
      'in Latin-1',
      Buffer.from('buildings: [{ key: a, name: München }]', 'latin1'),
      'building.yaml is not encoded in UTF-8; save it as UTF-8.',
    ],
    [
      'of random bytes',
      new Uint8Array(4000).map((_, at) => (at * 167 + 13) % 256),
      'building.yaml is not encoded in UTF-8; save it as UTF-8.',
    ],
  ]

  it.each(cases)('%s', async (_, content, mistake) => {
    expect(await mistakesIn(content)).toEqual([mistake])
  })

  it('with two thousand levels of indentation', async () => {
    const lines = Array.from({ length: 2000 }, (_, level) => `${' '.repeat(level)}a:`)
    const [mistake] = await mistakesIn(lines.join('\n'))
    expect(mistake).toMatch(/^building\.yaml:\d+:\d+ is nested too deeply/)
  })

  it('that reaches for the prototype', async () => {
    const mistakes = await mistakesIn('__proto__: { admin: true }\nconstructor: { x: 1 }\n')
    expect(mistakes[0]).toMatch(/^building\.yaml:\d:1 \w+: is not a field here/)
    expect(({} as Record<string, unknown>).admin).toBeUndefined()
  })
})

it('says that a file cannot be read', async () => {
  await expect(readWorldFile(join(folder, 'absent.yaml'))).rejects.toThrow(
    /^The file .*absent\.yaml cannot be read: there is no such file\.$/,
  )
  await expect(readWorldFile(folder)).rejects.toThrow(/cannot be read: it is a folder\.$/)
})
