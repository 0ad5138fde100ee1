import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { CheckStatus } from '@stryker-mutator/api/check';
import { declareClassPlugin, PluginKind } from '@stryker-mutator/api/plugin';

/** Each change has a lot, from 0 up to 1: the same one as long as the change, its place and the draw are the same. */
function lotOf({ fileName, location, mutatorName, replacement }) {
  const { line, column } = location.start;
  const named = [
    process.env.MUTATE_DRAW,
    relative(process.cwd(), fileName),
    line,
    column,
    mutatorName,
    replacement,
  ].join('|');
  return createHash('sha256').update(named).digest().readUInt32BE() / 2 ** 32;
}

/**
 * Leaves out all changes but one in `MUTATE_ONE_IN`, drawn by their lots. Stryker has no draw of its own; to it the others are
 * changes that do not compile, which count neither as noticed nor as not noticed.
 */
class Draw {
  async init() {}

  async check(mutants) {
    const share = 1 / Number(process.env.MUTATE_ONE_IN);
    const resultOf = (mutant) =>
      lotOf(mutant) < share
        ? { status: CheckStatus.Passed }
        : { status: CheckStatus.CompileError, reason: 'not drawn' };
    return Object.fromEntries(mutants.map((mutant) => [mutant.id, resultOf(mutant)]));
  }

  /** All at once: nothing is compiled. */
  async group(mutants) {
    return [mutants.map(({ id }) => id)];
  }
}

export const strykerPlugins = [declareClassPlugin(PluginKind.Checker, 'draw', Draw)];
