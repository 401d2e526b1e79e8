import '@ui/theme/global.css'
import { start } from './start'

const root = document.getElementById('root')
if (root === null || root.childElementCount === 0) start(root)
// Evaluating the scripts has taken long on a slow phone: what was pressed meanwhile comes first.
else setTimeout(() => start(root))
