import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describeMachine } from './describeMachine'
import { buildingMachine, buildingOptions } from './fixtures/building'
import { signInMachine, signInOptions } from './fixtures/signIn'

// Separate from the product's counts.
const countsDirectory = mkdtempSync(join(tmpdir(), 'kit-'))

describeMachine('sign-in', signInMachine, { ...signInOptions, countsDirectory })

describeMachine('building', buildingMachine, { ...buildingOptions, countsDirectory })
