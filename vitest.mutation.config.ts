import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files whose tests take long: they come last, for the first test that fails ends the run of a mutant. */
const SLOW = ['session', 'practice', 'save'];

class QuickFirst extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification): number =>
      SLOW.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`));
    return Promise.resolve(files.toSorted((a, b) => place(a) - place(b)));
  }
}

/** The tests that mutants have to get past. The model of the table would find more, but takes many seconds each time. */
export default defineConfig({
  test: {
    include: ['packages/core/test/{rules,game}/**/*.test.ts'],
    exclude: ['packages/core/test/game/model.test.ts'],
    isolate: false,
    sequence: { sequencer: QuickFirst },
  },
});
