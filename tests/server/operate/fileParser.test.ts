import { openFileParser } from '@server/adapters/fileParser/fileParser'
import { type Isolated, IsolationError } from '@server/workers/isolated'
import { describe, expect, it } from 'vitest'
import { aSvg, figtree } from './uploadCalls'

const bytes = (text: string) => new TextEncoder().encode(text)
const failing = (reason: IsolationError['reason']): Isolated => ({
  request: () => Promise.reject(new IsolationError(reason)),
  close: () => Promise.resolve(),
})

describe('the thread that parses the console’s files', () => {
  it('reads drawings, fonts and people, and refuses as the server itself would', async () => {
    const parser = openFileParser()
    try {
      expect(await parser.checkUpload('svg', bytes(aSvg))).toMatchObject({ ending: 'svg' })
      expect(await parser.checkUpload('woff2', await figtree())).toMatchObject({
        contentType: 'font/woff2',
      })
      expect(await parser.checkUpload('svg', bytes('<svg/>'))).toEqual({
        code: 'type',
        message: '',
      })
      const people = bytes('email,first_name,last_name\nada@alder.example,Ada,Winthrop\n')
      expect(await parser.readPeople(people)).toMatchObject({ lines: 1, isRefused: false })
    } finally {
      await parser.close()
    }
  }, 60_000)

  it('refuses a file that takes too long', async () => {
    const parser = openFileParser(failing('stopped'))
    expect(await parser.checkUpload('svg', bytes(aSvg))).toMatchObject({ code: 'too_complex' })
    expect(await parser.readPeople(bytes(''))).toMatchObject({ isRefused: true })
  })

  it('asks to come back later if too many files are waiting', async () => {
    const parser = openFileParser(failing('busy'))
    await expect(parser.readPeople(bytes(''))).rejects.toMatchObject({ code: 'unavailable' })
  })
})
