import '#lib/trustedTypes.ts';
import '#contract/jitless.ts';
import '#ui/tokens.css';
import '#ui/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createPortal } from '#app/portal.tsx';
import { configResult } from '#lib/config.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

if (configResult.ok) createRoot(root).render(<StrictMode>{createPortal().element}</StrictMode>);
else {
  const { problems } = configResult;
  void import('#app/settingsScreen.ts').then(({ showSettingsScreen }) => showSettingsScreen(root, problems));
}
