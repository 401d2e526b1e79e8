import '@ui/theme/global.css'
import { start } from './start'

const root = document.getElementById('root')
if (root === null) throw new Error('The page has no root element')
start(root)
