/** The smallest page of this stack: Vite, React and one heading. */
export const floor = `import { createRoot } from 'react-dom/client';
createRoot(document.getElementById('root')).render(<h1>Portal</h1>);`;
