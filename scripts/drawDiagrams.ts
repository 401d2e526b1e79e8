import { machines } from '../tests/kit/machines'
import { signUpFlows } from '../tests/kit/signUpFlows'
import { writeDiagrams } from './diagrams'

writeDiagrams('docs/statecharts', { ...machines, ...signUpFlows() })
