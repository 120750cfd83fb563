import type { CaribbeanStud } from 'caribbean-stud';
import type {} from 'caribbean-stud/react';
import { StrictMode, useEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';

function App() {
  const table = useRef<CaribbeanStud>(null);
  const [result, setResult] = useState('');
  useEffect(() => {
    if (table.current) table.current.chips = [2, 10];
    void import('caribbean-stud/define.js');
  }, []);
  return (
    <>
      <caribbean-stud
        ref={table}
        heading="Our table"
        deal="down"
        seed="integration"
        motion="none"
        min-ante={2}
        oncs-settle={({ settlement }) => setResult(`net ${settlement.net}`)}
      />
      <p id="result">{result}</p>
    </>
  );
}

createRoot(document.querySelector('#root') as HTMLElement).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
