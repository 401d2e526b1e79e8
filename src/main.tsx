import '@ui/theme/global.css'
import { start } from './start'

start(document.getElementById('root'))
