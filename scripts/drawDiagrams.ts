import { machines } from '../tests/kit/machines'
import { writeDiagrams } from './diagrams'

writeDiagrams('docs/statecharts', machines)
