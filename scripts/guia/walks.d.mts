import type { Locator, Page } from '@playwright/test';

/** What is done for the pictures of a task, in the order in which the task shows them. */
interface Walk {
  /** The name of its file in docs/guia. */
  readonly task: string;
  /** Who is signed in; nobody if unset. */
  readonly user?: string;
  readonly wide?: boolean;
  readonly act: (page: Page, picture: (target?: Locator) => Promise<void>) => Promise<void>;
}
export const walks: readonly Walk[];
