import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { uploadErrors } from '@contract/operate/uploads'
import { readSvg } from '@server/services/operate/uploads/readSvg'
import { refusalAsValue } from '@server/services/operate/uploads/refusedFile'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { aBuilding } from '../builders/buildings'
import { read } from '../platform/reading'
import { busyDrawings, foreignDrawings, svg } from './hostileDrawings'
import { codeOf, wrongFieldsOf } from './operateCalls'
import { aPicture, aSvg, figtree, reasonsOf, uploadForm, withUploads } from './uploadCalls'

const { brand, call, stored, upload, world } = withUploads()

const nested = (depth: number) => '<g>'.repeat(depth) + '</g>'.repeat(depth)
const bomb = svg(
  `<g id="a0"><path d="M0 0"/></g>${Array.from({ length: 40 }, (_, at) => `<g id="a${at + 1}"><use href="#a${at}"/><use xlink:href="#a${at}"/></g>`).join('')}`,
)

describe('a hostile drawing', () => {
  it.each(foreignDrawings)('with %s is refused', async (_, content) => {
    expect(reasonsOf(await upload(content))).toBe('body.file active')
  })

  // Quadratic growth takes minutes at this size.
  it.each(busyDrawings)('with %s is checked', async (_, content, code) => {
    const answer = await upload(content)
    expect(answer.status === 201 ? 'ok' : reasonsOf(answer)).toBe(
      code === 'ok' ? 'ok' : `body.file ${code}`,
    )
  })

  it.each([
    ['a script', svg('<script>alert(1)</script>'), 'active'],
    ['a script in capital letters', svg('<SCRIPT>alert(1)</SCRIPT>'), 'active'],
    [
      'a script of another prefix',
      svg('<s:script xmlns:s="http://www.w3.org/2000/svg"/>'),
      'active',
    ],
    ['a handler', svg('', 'onload="alert(1)"'), 'active'],
    [
      'HTML',
      svg('<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"/></foreignObject>'),
      'active',
    ],
    ['a picture from elsewhere', svg('<image href="https://evil.example/pixel.png"/>'), 'active'],
    ['a use of another file', svg('<use xlink:href="/uploads/other.svg#a"/>'), 'active'],
    ['a drawing inside of it', svg('<image href="data:image/svg+xml;base64,PHN2Zy8+"/>'), 'active'],
    ['a link to a script', svg('<a href="javascript:alert(1)"><path/></a>'), 'active'],
    ['a hidden link to a script', svg('<a href="&#106;avascript:alert(1)"><path/></a>'), 'active'],
    [
      'an animated link',
      svg('<a><animate attributeName="href" to="javascript:alert(1)"/></a>'),
      'active',
    ],
    ['an imported style', svg('<style>@import "https://evil.example/a.css"</style>'), 'active'],
    ['an escaped style', svg(String.raw`<style>@\69mport "a.css"</style>`), 'active'],
    ['a style that loads', svg('<path style="fill:url( \'https://evil.example/#a\')"/>'), 'active'],
    ['a style sheet', `<?xml-stylesheet href="https://evil.example/a.css"?>${svg('')}`, 'active'],
    ['an entity', `<!DOCTYPE svg [<!ENTITY a "b">]>${svg('&a;')}`, 'active'],
    [
      'another file as an entity',
      `<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>${svg('&a;')}`,
      'active',
    ],
    ['an end that is missing', svg('<g>').replace('</svg>', ''), 'damaged'],
    ['an attribute without quotes', svg('<path d=a/>'), 'damaged'],
    ['uses that multiply', bomb, 'too_complex'],
    ['a use of itself', svg('<g id="a"><use href="#a"/></g>'), 'too_complex'],
    ['deep groups', svg(nested(5000)), 'too_complex'],
    ['many elements', svg('<g/>'.repeat(30_000)), 'too_complex'],
    ['5 MB', svg(`<desc>${'a'.repeat(5 * 1024 * 1024)}</desc>`), 'too_large'],
    ['another root', '<html xmlns="http://www.w3.org/1999/xhtml"/>', 'type'],
    ['no namespace', '<svg><path/></svg>', 'type'],
    ['another encoding', `<?xml version="1.0" encoding="utf-7"?>${svg('')}`, 'type'],
    ['bytes that are no text', Uint8Array.from([60, 115, 0xff, 0xfe]), 'type'],
  ])('with %s is refused', async (_, content, code) => {
    const answer = await upload(content)
    expect([answer.status, reasonsOf(answer)]).toEqual([400, `body.file ${code}`])
    expect(await stored()).toBe(0)
  })

  it('is distinguished from one with the data of a drawing program', async () => {
    const inkscape = svg(
      '<sodipodi:namedview id="base" pagecolor="#fff" inkscape:zoom="1"/>' +
        '<metadata><rdf:RDF><cc:Work rdf:about=""><dc:format>image/svg+xml</dc:format></cc:Work></rdf:RDF></metadata>' +
        '<g inkscape:label="Layer (1)" data-name="Layer (1)" aria-label="Our logo (small)" id="Layer_(1)">' +
        '<path d="M0 0" transform="matrix(1 0 0 1 0 0) rotate(4)" style="fill:rgb(1,2,3);filter:drop-shadow(0 0 1px red)"/></g>',
      'xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd" ' +
        'xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:cc="http://creativecommons.org/ns#" ' +
        'xmlns:dc="http://purl.org/dc/elements/1.1/" inkscape:version="1.3" xml:space="preserve" enable-background="new"',
    )
    expect((await upload(inkscape)).status).toBe(201)
  })

  it('is distinguished from every drawing of the demo and its brands', async () => {
    const files = ['config/brands', 'demo/pictures'].flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.svg') && name !== 'maps/trucks.svg')
        .map((name) => join(folder, name)),
    )
    expect(files.length).toBeGreaterThan(50)
    for (const name of files) {
      const result = await refusalAsValue(() => readSvg(readFileSync(name)))
      expect(result, name).not.toHaveProperty('code')
    }
  })

  it('is distinguished from an ordinary one, with its styles, gradients and pictures', async () => {
    const ordinary = `\uFEFF<?xml version="1.0" encoding="UTF-8"?><!-- made by hand -->${svg(
      '<defs><linearGradient id="a"/><g id="b"><path/></g></defs><style>.a{fill:url(#a)}</style>' +
        '<use xlink:href="#b"/><use href="#b"/><path class="a" style="fill:url(\'#a\')"/>' +
        '<image href="data:image/png;base64,AA=="/><a href="https://alder.example"><path/></a>',
    )}`
    expect((await upload(ordinary)).status).toBe(201)
  })
})

describe('a file of another kind', () => {
  it.each([
    ['a picture that is a page', '<!doctype html><script>alert(1)</script>', 'picture', 'type'],
    ['a drawing that never ends, for a photograph', '<a>'.repeat(3_000_000), 'picture', 'type'],
    ['a logo that is a page', '<!doctype html><script>alert(1)</script>', 'logo', 'active'],
    ['a page that begins as a GIF', 'GIF89a<script>alert(1)</script>', 'logo', 'type'],
    ['a photograph for a font', () => aPicture('jpeg'), 'font', 'type'],
    ['a JPEG for a logo', () => aPicture('jpeg'), 'logo', 'type'],
    ['a drawing for a photograph', aSvg, 'picture', 'type'],
    ['an empty file', '', 'picture', 'type'],
    [
      'half of a picture',
      async () => (await aPicture('png')).subarray(0, 60),
      'picture',
      'damaged',
    ],
    ['half of a font', async () => (await figtree()).subarray(0, 4000), 'font', 'damaged'],
    ['a font that is only its beginning', 'wOF2', 'font', 'damaged'],
    ['a WOFF', 'wOFF\0\0\0\0', 'font', 'type'],
  ])('is refused: %s', async (_, make, kind, code) => {
    const answer = await upload(typeof make === 'function' ? await make() : make, kind)
    expect(reasonsOf(answer)).toBe(`body.file ${code}`)
    expect(uploadErrors.some((each) => each === code)).toBe(true)
  })

  it('is refused as a font whose tables unpack to more than fits, before they do', async () => {
    const font = Buffer.from(await figtree())
    // The number of tables, and so their lengths, are those of another font.
    font.writeUInt16BE(60_000, 12)
    expect(reasonsOf(await upload(font, 'font'))).toBe('body.file damaged')
  })

  it('names the limit of one that is too large', async () => {
    const message = async (bytes: number, kind: string) =>
      read(v.object({ detail: v.string() }), (await upload(new Uint8Array(bytes), kind)).body)
        .detail
    expect(await message(600 * 1024, 'logo')).toBe('The file may have 512 kB')
    expect(await message(3 * 1024 * 1024, 'font')).toBe('The file may have 2 MB')
    expect(await message(11 * 1024 * 1024, 'picture')).toBe('The file may have 10 MB')
    expect(codeOf(await upload(new Uint8Array(40 * 1024 * 1024), 'picture'))).toBe(
      'payload_too_large',
    )
  })

  it('and two files are refused', async () => {
    const form = uploadForm(aSvg)
    form.append('file', new File([aSvg], 'second.svg'))
    expect(wrongFieldsOf(await call('POST', `${brand()}/uploads`, { form }))).toEqual(['body.file'])
    const none = await call('POST', `${brand()}/uploads`, { body: { kind: 'logo', file: ['a'] } })
    expect(codeOf(none)).toBe('invalid_request')
  })

  it('is refused for a building if it is a font', async () => {
    const { uuid } = await aBuilding(world)
    const form = uploadForm(await figtree(), { kind: 'font' })
    const answer = await call('POST', `buildings/${uuid}/uploads`, { form })
    expect(wrongFieldsOf(answer)).toEqual(['body.kind'])
  })
})
