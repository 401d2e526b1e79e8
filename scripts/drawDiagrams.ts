import { machines } from '@kit/machines'
import { writeDiagrams } from './diagrams'

writeDiagrams('docs/statecharts', machines)
