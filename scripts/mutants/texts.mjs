// Excludes what Lingui's macros read at compile time: the forms of a plural, and the space `{' '}`
// between two elements. A mutant's switch in their place would change the message into one that is
// in no catalogue.
import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin'

const forms = ['plural', 'select', 'selectOrdinal']

const isBlank = (path) =>
  path.isStringLiteral({ value: ' ' }) && path.parentPath.isJSXExpressionContainer()
const isForms = (path) =>
  path.isCallExpression() && forms.some((name) => path.get('callee').isIdentifier({ name }))

const texts = {
  shouldIgnore: (path) => (isBlank(path) || isForms(path) ? 'a part of a text' : undefined),
}

export const strykerPlugins = [declareValuePlugin(PluginKind.Ignore, 'texts', texts)]
