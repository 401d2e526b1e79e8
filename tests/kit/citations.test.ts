import { citationProblems } from '@kit/document/citations'
import { expect, it } from 'vitest'
import behaviour from '../../docs/behaviour.md?raw'
import { citations } from '../machines/behaviour/citations'

/** `npm run charts -- check` also checks the names of the laws. */
it('cites sentences of docs/behaviour.md as they read', () => {
  expect(citationProblems({ document: behaviour, citations })).toEqual([])
})
