import { readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { eventsWithoutSender, type SenderWaiver } from '@kit/lint/senders'
import { describe, expect, it } from 'vitest'
import { findDrift } from '../../scripts/diagrams'
import { machines } from './machines'
import { signUpFlows } from './signUpFlows'
import { sources } from './sources'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Every waiver needs a reason. */
const unsentSoFar: SenderWaiver[] = []

describe('the registry of machines', () => {
  it('contains every machine of the product', () => {
    // A folder without a chart contains rules that several machines share.
    const folders = readdirSync(`${root}machines`, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .filter((file) => readFileSync(`${root}machines/${file}`, 'utf8').includes('.createMachine('))
      .flatMap((file) => file.split('/')[1] ?? [])
    expect(Object.keys(machines).toSorted()).toEqual(folders.toSorted())
  })

  it('has a path test for every machine', () => {
    const tested = readdirSync(`${root}tests/machines`, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.test.ts'))
      .map((file) => basename(file, '.test.ts'))
    expect(tested).toEqual(expect.arrayContaining(Object.keys(machines)))
  })

  it('takes no event that nothing sends', () => {
    expect(eventsWithoutSender(Object.values(machines), sources(), unsentSoFar)).toEqual([])
  })

  it('matches docs/statecharts; `npm run diagrams` draws it again', () => {
    expect(findDrift(`${root}docs/statecharts`, { ...machines, ...signUpFlows() })).toEqual([])
  })
})
