import '#lib/trustedTypes.ts';
import '#contract/jitless.ts';
import '#ui/tokens.css';
import '#ui/base.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { restoreTheme } from '#app/theme.ts';
import { queryClient } from '#client/query.ts';
import { DialogHost } from '#ui/dialogs/DialogHost.tsx';
import { ToastRegion } from '#ui/feedback/ToastRegion.tsx';
import { Catalogue } from './Catalogue.tsx';

restoreTheme();
const router = createBrowserRouter([{ path: '*', element: <Catalogue /> }]);
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
      <DialogHost />
      <ToastRegion />
    </QueryClientProvider>
  </StrictMode>,
);
