import { takenDomains } from '@rules/operate/takenDomains'
import { expect, test } from 'vitest'

const error = (path: string) => ({ path, code: 'domain_taken', message: '' })

test('reads which domain of which building is taken', () => {
  const errors = ['body.domains.2', 'body.buildings.1.domains.0', 'body.name', 'draft.domains.1']
  expect(takenDomains(errors.map(error))).toEqual([
    { building: 0, domain: 2 },
    { building: 1, domain: 0 },
  ])
})
