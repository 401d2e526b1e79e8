import '@ui/theme/global.css'
import { start } from './start'

// A failed start is an uncaught error, which the page reports.
void start(document.getElementById('root'))
