export function StatementPage() {
  return <h1>Statement</h1>;
}
